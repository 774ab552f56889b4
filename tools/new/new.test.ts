import { readFileSync } from 'node:fs';
import { RESOURCES } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { fromRoot } from '../lib/paths.mjs';
import { migrationOf } from './migration.template.ts';
import {
  exported,
  fileOf,
  headed,
  headsOf,
  readWanted,
  registered,
  resourceFile,
  tabled,
  tableOf,
} from './resource.template.ts';

const tables = new Map(RESOURCES.map(({ id, table }) => [id, table]));
const wanted = { area: 'tris', noun: 'profilScoring' };

describe('a new resource', () => {
  it('is named by its area and noun, and nothing else', () => {
    expect(readWanted('tris/profilScoring')).toEqual(wanted);
    for (const wrong of [undefined, '', 'tris', '../x/y', 'tris/Profil', 'tris/a b', 'tris/x;y']) {
      expect(readWanted(wrong)).toBeNull();
    }
  });

  it('is declared in a file of its own, registered and exported', () => {
    expect(fileOf(wanted)).toBe('areas/tris/profil-scoring.resource.ts');
    expect(tableOf(wanted)).toBe('profil_scorings');
    expect(resourceFile(wanted)).toContain('...profilScoringHead,');
    expect(headsOf(wanted)).toBe('areas/tris/tris.heads.ts');
    const heads = headed(readFileSync(fromRoot('packages/contract/src/areas/tris/tris.heads.ts'), 'utf8'), wanted);
    expect(heads).toContain("id: 'profilScoring'");
    expect(heads.match(/^import type \{ Head \}/gm)).toHaveLength(1);
    expect(headed('', wanted)).toMatch(/^import type \{ Head \} [\s\S]*export const profilScoringHead = \{/);
    const source = readFileSync(fromRoot('packages/contract/src/areas/resources.ts'), 'utf8');
    const after = registered(source, wanted);
    expect(after).toContain("import { profilScoring } from './tris/profil-scoring.resource.ts';");
    expect(after).toMatch(/RESOURCES: readonly Resource\[\] = \[[^\]]*, profilScoring\]/);
    const tables = tabled(readFileSync(fromRoot('packages/server/src/schema/resources.schema.ts'), 'utf8'), wanted);
    expect(tables).toContain("  profilScoring,\n} from '@bridge/contract';");
    expect(tables).toMatch(/ {2}profil_scorings: TableOf<typeof profilScoring>;\n\}\n$/);
    expect(exported("export * from './a.ts';\n", wanted)).toBe(
      "export * from './a.ts';\nexport * from './areas/tris/profil-scoring.resource.ts';\n",
    );
  });
});

it('every resource has its table, of which the types of its rows are derived', () => {
  const source = readFileSync(fromRoot('packages/server/src/schema/resources.schema.ts'), 'utf8');
  for (const { id, table } of RESOURCES) expect(source).toContain(`\n  ${table}: TableOf<typeof ${id}>`);
});

describe('the drafted migration', () => {
  it('holds a column for every field, and an index for every reference', () => {
    for (const resource of RESOURCES) {
      const draft = migrationOf(resource, tables);
      expect(draft).toContain(`CREATE TABLE ${resource.table} (`);
      const columns = draft.split('\n').filter((line) => /^ {2}[a-z_]+ /.test(line));
      // The fields, the id and the version.
      expect(columns).toHaveLength(Object.keys(resource.fields).length + 2);
    }
  });

  it('says the same as the table that was written by hand', () => {
    const tag = RESOURCES.find(({ id }) => id === 'tag');
    const draft = tag ? migrationOf(tag, tables) : '';
    for (const line of [
      'libelle jsonb NOT NULL',
      "famille text NOT NULL DEFAULT ''",
      'parent bigint REFERENCES tags (id)',
      "portee text[] NOT NULL DEFAULT '{}'",
      'CREATE UNIQUE INDEX tags_code_unique ON tags (coalesce(entite_id, 0), code) WHERE supprime_le IS NULL;',
      'CREATE INDEX ON tags (parent);',
    ])
      expect(draft).toContain(line);
  });
});
