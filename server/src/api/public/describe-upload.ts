import type { FastifySchema } from 'fastify';
import { Type } from 'typebox';
import { errorResponses } from '../http/openapi.ts';
import { ClientIdParams, StartedJob } from './schemas.ts';

export interface UploadDescription {
  operationId: string;
  summary: string;
  description: string;
  fileDescription: string;
}

/** What the OpenAPI document says of a route that takes a file. */
export function describeUpload(upload: UploadDescription): FastifySchema {
  const { operationId, summary, description, fileDescription } = upload;
  return {
    operationId,
    tags: ['Notes'],
    summary,
    description,
    consumes: ['multipart/form-data'],
    params: ClientIdParams,
    body: Type.Object({ file: Type.String({ format: 'binary', description: fileDescription }) }),
    response: { 200: StartedJob, ...errorResponses('client_not_found', 'file_too_large') },
  };
}
