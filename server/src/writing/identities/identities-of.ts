import type { VariableName, VariableValues } from '@casewright/document';
import type { Identity } from './identity.ts';

const KINDS: Partial<Record<VariableName, Identity['kind']>> = {
  'client.full_name': 'client',
  'client.first_name': 'client',
  'client.last_name': 'client',
  'client.date_of_birth': 'birth date',
  'clinician.name': 'clinician',
  'clinician.email': 'email',
  'practice.name': 'practice',
};

/** What stands for a variable whose value the record does not hold. It names nobody. */
export const NOT_RECORDED = 'not recorded';

/** What the record's own values say of who is who. */
export function identitiesOf(values: VariableValues): Identity[] {
  return (Object.entries(KINDS) as [VariableName, Identity['kind']][]).flatMap(([name, kind]) => {
    const text = values[name]?.trim() ?? '';
    return text === '' || text === NOT_RECORDED ? [] : [{ kind, text }];
  });
}
