import { setImmediate as turn } from 'node:timers/promises';
import { API_BASE, type Endpoint } from '@bridge/contract';
import { z } from 'zod';
import { createFormes, type Formes } from './openapi.formes.ts';

type Json = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Json[];
  readonly parameters: readonly Json[];
  readonly requestBody?: Json;
  readonly responses: Json;
}

export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Json;
  readonly servers: readonly Json[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: Json; readonly schemas: Json };
}

/** The API as OpenAPI 3.1, from the schemas that check it: one call at a time, so that no request waits. */
export async function openApiOf(endpoints: readonly Endpoint[]): Promise<OpenApi> {
  const paths: Record<string, Record<string, Operation>> = {};
  const formes = createFormes();
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, formes) };
    await turn();
  }
  return {
    openapi: '3.1.0',
    // The version is not exact: it must not help people who look for known holes.
    info: { title: 'API de Bridge', version: '1', description: INTRODUCTION },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { jeton: { type: 'http', scheme: 'bearer', description: JETONS } },
      schemas: { ...formes.all(), Erreur: errorSchema() },
    },
  };
}

const INTRODUCTION =
  'Chaque réponse est une enveloppe { code, message, data }\u00a0: seul le code 20000 est un succès. Les listes se parcourent avec page, itemsPerPage, sort, q, filter et fields. Modifier un élément demande sa version\u00a0: une version dépassée répond 409 avec les deux états. Un en-tête Idempotency-Key sur un POST garantit qu’il ne sera fait qu’une fois.';

const JETONS =
  'Un jeton d’API se crée dans «\u00a0Mon compte\u00a0»\u00a0: il dit quels éléments il lit, crée, modifie ou supprime, dans les droits de la personne, et jusqu’à quand. Un programme qui n’agit au nom de personne a le sien\u00a0: un super administrateur le crée dans «\u00a0Comptes de service\u00a0», pour une entité ou pour toutes, et l’historique l’appelle par son nom. L’un et l’autre se présentent dans l’en-tête Authorization, après le mot Bearer, 600\u00a0appels par minute et par jeton au plus\u00a0; au-delà, la réponse est 429. Ce qui n’est pas un appel d’élément (connexion, compte, jetons) ne s’ouvre pas par un jeton.';

function operationOf(endpoint: Endpoint, { share }: Formes): Operation {
  const { method, path, summary, access, params, query, body, acceptsFile } = endpoint;
  const called = tagOf(path);
  const changes = method === 'POST' && access.kind !== 'public';
  return {
    summary,
    tags: [called],
    security: access.kind === 'public' ? [] : [{ jeton: [] }],
    parameters: [
      ...parametersIn('path', params),
      ...parametersIn('query', query).map(({ schema, ...parameter }) => ({
        ...parameter,
        schema: share(schema, called),
      })),
      ...(changes ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 200 } }] : []),
    ],
    ...(body ? { requestBody: { required: true, content: json(share(schemaOf(body, 'input'), called)) } } : {}),
    ...(acceptsFile ? { requestBody: { required: true, content: { '*/*': BINARY } } } : {}),
    responses: { 200: answerOf(endpoint, (data) => share(data, called)), default: ERROR },
  };
}

/** The area of `/api/reglages/tags/{id}` is `reglages/tags`; that of a call without a resource is its first word. */
function tagOf(path: string): string {
  const words = path.split('/').filter((word) => word !== '' && !word.startsWith(':'));
  const [first = '', second = '', third = ''] = words;
  if (first !== 'api') return first;
  return ['reglages', 'administration', 'superadmin'].includes(second) && third ? `${second}/${third}` : second;
}

function parametersIn(place: 'path' | 'query', schema: z.core.$ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const BINARY = { schema: { type: 'string', format: 'binary' } };
const ERROR = { description: 'Refus', content: json({ $ref: '#/components/schemas/Erreur' }) };

function answerOf({ response, answersFile }: Endpoint, shared: (schema: Json) => unknown): Json {
  if (answersFile) return { description: 'Fichier', content: { '*/*': BINARY } };
  const data = shared(schemaOf(response, 'output'));
  const properties = { code: { const: 20_000 }, message: { type: 'string' }, data };
  return {
    description: 'Succès',
    content: json({ type: 'object', required: ['code', 'message', 'data'], properties }),
  };
}

function errorSchema(): Json {
  const problem = { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } };
  const properties = {
    code: { type: 'integer' },
    message: { type: 'string' },
    description: { type: 'string' },
    errors: { type: 'array', items: problem },
    data: {},
    requestId: { type: 'string' },
  };
  return { type: 'object', required: ['code', 'message'], properties };
}

function json(schema: unknown): Json {
  return { 'application/json': { schema } };
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  // JSON Schema cannot express checks beyond a shape: only the shape is told.
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
