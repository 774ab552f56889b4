import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Bloc } from '../src/manuel/page.ts';
import { compilePage } from './compile.ts';

const FILE = /[\\/]manuel[\\/][a-z-]+\.md$/;
/** Of the news, the last alone: what the frame of the console compares with what a person read. */
const LAST = /[\\/]manuel[\\/]nouveautes\.md\?derniere$/;

/** Pages of the manual as modules: read at build time, so that browsers get no markdown and no parser. */
export function manuel(): Plugin {
  return {
    name: 'bridge-manuel',
    enforce: 'pre',
    load: {
      filter: { id: [FILE, LAST] },
      handler: (id) => (LAST.test(id) ? lastNews(id.replace(/\?.*$/, '')) : pageOf(id)),
    },
  };
}

async function lastNews(file: string): Promise<string> {
  const { blocs } = compilePage('nouveautes', await readFile(file, 'utf8'));
  const last = blocs.find((bloc) => bloc.bloc === 'titre');
  return `export default ${JSON.stringify(last?.ancre ?? '')};`;
}

async function pageOf(file: string): Promise<string> {
  const page = compilePage(basename(file, '.md'), await readFile(file, 'utf8'));
  // One that was not taken yet is left out: a console is needed to take it. A test tells of it.
  const isThere = (picture: string) => existsSync(join(dirname(file), picture));
  const pictures = [...new Set(page.blocs.flatMap(picturesOf))].filter(isThere);
  const imports = pictures.map((picture, index) => `import image${index} from ${JSON.stringify(`./${picture}`)};`);
  const images = pictures.map((picture, index) => `${JSON.stringify(picture)}: image${index}`);
  return `${imports.join('\n')}\nexport default { ...${JSON.stringify(page)}, images: { ${images.join(', ')} } };`;
}

function picturesOf(bloc: Bloc): string[] {
  switch (bloc.bloc) {
    case 'image':
      return [bloc.fichier];
    case 'liste':
      return bloc.elements.flat().flatMap(picturesOf);
    case 'note':
      return bloc.blocs.flatMap(picturesOf);
    default:
      return [];
  }
}
