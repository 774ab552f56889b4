import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useWorld } from '../../testing/use-world.ts';
import { isInPolygon } from './polygone.rules.ts';

const world = useWorld();

/** A coarse grid, so that corners and sides often meet the point. */
const coordinate = fc.integer({ min: -4, max: 4 }).map((step) => step / 10);
const point = fc.record({ lat: coordinate, lon: coordinate });
const drawing = fc.record({ sommets: fc.array(point, { minLength: 3, maxLength: 7 }), point });

it('a point is inside a drawing, or on its border, exactly where the database says so', async () => {
  const drawings = fc.sample(drawing, { numRuns: 5_000, seed: 7 });
  const { rows } = await sql<{ dedans: boolean }>`
    SELECT (dessin->>'polygone')::polygon @> point((dessin->>'lon')::float8, (dessin->>'lat')::float8) AS dedans
    FROM jsonb_array_elements(${JSON.stringify(
      drawings.map(({ sommets, point: { lat, lon } }) => ({
        polygone: `(${sommets.map((sommet) => `(${sommet.lon},${sommet.lat})`).join(',')})`,
        lat,
        lon,
      })),
    )}::jsonb) WITH ORDINALITY AS dessins (dessin, rang) ORDER BY rang`.execute(world().db);
  expect(drawings.map((one) => isInPolygon(one.point, one.sommets))).toEqual(rows.map(({ dedans }) => dedans));
  expect(new Set(rows.map(({ dedans }) => dedans)).size).toBe(2);
});
