import { z } from 'zod';
import { API_PUBLIQUE, APPELS, problemeSchema } from './api.schemas.ts';

type Json = Readonly<Record<string, unknown>>;

const DESCRIPTION =
  'Les listes et les objets d’un site, comme ses pages les montrent. Une clé, créée dans la console avec le site, est demandée dans l’en-tête X-Api-Key ou Authorization. Elle a un nombre de demandes par jour\u00a0: au-delà, la réponse est 429 et l’en-tête Retry-After dit quand recommencer. Les filtres d’une liste sont les paramètres de son adresse publique.';

/** The public API as OpenAPI 3.1, from the schemas that its answers are checked by. */
export function openApiPublique(publicUrl: string): Json {
  const paths = Object.values(APPELS).map(({ chemin, resume, requete, reponse }) => {
    const { properties: queries = {} } = schemaOf(requete, 'input') as { properties?: Json };
    const parameters = [
      ...[...chemin.matchAll(/:(\w+)/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...Object.entries(queries).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
    ];
    const responses = {
      200: { description: 'Succès', content: { 'application/json': { schema: schemaOf(reponse, 'output') } } },
      304: { description: 'Inchangé depuis l’ETag donné' },
      default: {
        description: 'Refus',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Probleme' } } },
      },
    };
    return [chemin.replace(/:(\w+)/g, '{$1}'), { get: { summary: resume, parameters, responses } }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'API publique de Bridge', version: '1', description: DESCRIPTION },
    servers: [{ url: `${publicUrl.replace(/\/$/, '')}${API_PUBLIQUE}` }],
    security: [{ cle: [] }, { porteur: [] }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: {
        cle: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        porteur: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Probleme: schemaOf(problemeSchema, 'output') },
    },
  };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
