import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from './schema.ts';

/** Where a value differs from its schema, as JSON pointers; nothing, if it is as it should be. */
export type FindFaults = (value: unknown) => string[];

let ajv: Ajv2020 | undefined;

/** Compiles at first use: most of what is read back is read by few processes. */
export function createStoredCheck(schema: TSchema): FindFaults {
  let validate: ValidateFunction | undefined;
  return (value) => {
    // The service wrote the schemas itself, so they need no check of their own.
    ajv ??= new Ajv2020({ allErrors: true, strict: true, validateSchema: false });
    validate ??= ajv.compile(schema);
    validate(value);
    return [...new Set((validate.errors ?? []).map(({ instancePath }) => instancePath || '/'))];
  };
}
