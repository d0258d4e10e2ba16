import { notFound } from '@tanstack/react-router';
import { isApiError } from '#platform/http/transport.ts';

export async function orNotFound<T>(data: Promise<T>): Promise<T> {
  try {
    return await data;
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 400)) throw notFound();
    throw error;
  }
}
