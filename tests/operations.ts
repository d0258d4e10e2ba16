import type { App } from '#platform/http/app.ts';

export interface Schema {
  type?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
}

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { in: string; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

export interface NamedOperation {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  operation: Operation;
}

/** Every call that the API's own document names. */
export async function operationsOf(app: App): Promise<NamedOperation[]> {
  const reply = await app.inject('/api/openapi.json');
  const { paths } = reply.json() as { paths: Record<string, Record<NamedOperation['method'], Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method as NamedOperation['method'],
      path,
      operation,
    })),
  );
}
