import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createOperatorApi, type OperatorApi } from '../../api/operator.ts';
import { OPERATOR, OperatorContext } from './operator-context.ts';
import { OperatorConsole } from './operator-console.tsx';
import { TokenForm } from './token-form.tsx';

/** For whoever runs the service. The token is in this page's memory alone: a reload asks for it again. */
export function OperatorPage() {
  const queryClient = useQueryClient();
  const [api, setApi] = useState<OperatorApi>();
  const lock = (): void => {
    setApi(undefined);
    queryClient.removeQueries({ queryKey: OPERATOR });
  };
  if (api === undefined) return <TokenForm onAccepted={(token) => setApi(createOperatorApi(token))} />;
  return (
    <OperatorContext value={api}>
      <OperatorConsole onLock={lock} />
    </OperatorContext>
  );
}
