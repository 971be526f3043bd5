import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema.ts';

/**
 * A union that fails gives the errors of every branch, then its own. What the caller wants to hear are the errors of
 * the branch that was meant: not null, and of the type that was sent where there is one.
 */
export function settleUnions(errors: ErrorObject[]): ErrorObject[] {
  const settled: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf') {
      settled.push(error);
      continue;
    }
    const branches = new Map<string, ErrorObject[]>();
    const prefix = `${error.schemaPath}/`;
    for (let last = settled.at(-1); last !== undefined; last = settled.at(-1)) {
      if (!last.schemaPath.startsWith(prefix) || !last.instancePath.startsWith(error.instancePath)) break;
      settled.pop();
      const branch = last.schemaPath.slice(prefix.length).split('/', 1).join();
      branches.set(branch, [last, ...(branches.get(branch) ?? [])]);
    }
    settled.push(...chooseBranch(error, branches));
  }
  return settled;
}

function chooseBranch(union: ErrorObject, branches: Map<string, ErrorObject[]>): ErrorObject[] {
  const schemas = union.schema as JsonSchema[];
  const choices = schemas.filter((schema) => schema.type !== 'null');
  if (choices.every((schema) => schema.const !== undefined)) {
    return [{ ...union, keyword: 'enum', schema: choices.map((schema) => schema.const) }];
  }
  // Collected from the last branch to the first.
  const meant = [...branches]
    .filter(([branch]) => schemas[Number(branch)]?.type !== 'null')
    .map(([, found]) => found)
    .toReversed();
  const ofRightType = meant.find((found) =>
    found.every((error) => error.keyword !== 'type' || error.instancePath !== union.instancePath),
  );
  return ofRightType ?? meant[0] ?? [union];
}
