import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { memberOf } from './authenticate.ts';

/** A hook for routes that are an admin's alone: before a byte of the body is read. */
export async function checkAdmin(request: FastifyRequest): Promise<void> {
  if (memberOf(request).role !== 'admin') throw new AppError('admin_only');
}
