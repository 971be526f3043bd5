import { type TLiteral, type TSchema, Type } from 'typebox';

export const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const literals = <const Values extends string[]>(values: Values, description?: string) =>
  Type.Unsafe<Values[number]>(
    Type.Union(
      values.map((value): TLiteral<string> => Type.Literal(value)),
      description === undefined ? {} : { description },
    ),
  );
