import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listFiles } from './lib/files.mjs';
import { fromRoot } from './lib/paths.mjs';

const FOLDER = 'integrations/wordpress';
const files = listFiles(FOLDER);
const sources = files.filter((file) => file.endsWith('.php'));
const php = (...args: string[]) => spawnSync('php', args, { encoding: 'utf8' });
const hasPhp = php('-v').status === 0;

describe('the WordPress plugin', () => {
  it.skipIf(!hasPhp).each(sources)('%s is PHP', (file) => {
    const { status, stdout, stderr } = php('-l', fromRoot(file));
    expect(`${stdout}${stderr}`).toContain('No syntax errors');
    expect(status).toBe(0);
  });

  it.skipIf(!hasPhp)('asks, keeps and writes what it should', () => {
    const { status, stdout, stderr } = php(fromRoot(FOLDER, 'essais.php'));
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line !== '' && !line.startsWith('ok '))).toEqual([]);
    expect(status).toBe(0);
  });

  it('runs nothing when one of its files is asked for directly', () => {
    const guarded = sources.filter((file) => !/essais|asset/.test(file));
    expect(guarded.length).toBeGreaterThan(5);
    for (const file of guarded) {
      expect(readFileSync(fromRoot(file), 'utf8'), file).toMatch(
        /defined\( '(?:ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/,
      );
    }
  });

  it('names files that are there', () => {
    const block = JSON.parse(readFileSync(fromRoot(FOLDER, 'bridge/bloc/block.json'), 'utf8'));
    const named = [block.editorScript, block.render].map(
      (name) => `${FOLDER}/bridge/bloc/${name.replace('file:./', '')}`,
    );
    expect(files).toEqual(expect.arrayContaining(named));
    const loaded = [
      ...readFileSync(fromRoot(FOLDER, 'bridge/bridge.php'), 'utf8').matchAll(/DOSSIER \. '([^']+\.php)'/g),
    ];
    expect(loaded.map(([, path]) => `${FOLDER}/bridge${path}`).filter((path) => !files.includes(path))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(0);
  });
});
