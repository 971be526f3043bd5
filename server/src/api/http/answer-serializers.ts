import { type SerializerFactory, SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import type { LateCompiling } from './late-compiling.ts';

/** As Fastify compiles them, but late, and each schema once: nearly all routes have the same answers for errors. */
export function createSerializerBuilder(late: LateCompiling): SerializerFactory {
  const build = SerializerSelector();
  return (externalSchemas, options) => {
    const compile = build(externalSchemas, options);
    const known = new Map<string, ReturnType<typeof compile>>();
    return (route) => {
      const key = JSON.stringify(route.schema);
      const serialize = known.get(key) ?? late.add(() => compile(route));
      known.set(key, serialize);
      return serialize;
    };
  };
}
