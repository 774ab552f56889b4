import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BridgeError } from '@bridge/contract';
import {
  configurationDeBrochure,
  type DrawBrochure,
  logoPropre,
  modeleDeBrochure,
} from '../../composition/edition/brochure.ts';
import { drawEdition, type TirageDependencies } from './tirage.service.ts';

/** How long photos are waited for, in milliseconds: late ones are left out. */
const PATIENCE = 2_500;

export const createBrochures =
  (tirage: TirageDependencies): DrawBrochure =>
  (brochure, qui, signal) => {
    const logo = logoPropre(brochure);
    const readMedia: TirageDependencies['readMedia'] = async (fichier) =>
      fichier === logo?.id ? Readable.from([logo.contenu]) : tirage.readMedia(fichier);
    return drawEdition(
      { ...tirage, readMedia },
      {
        cadre: brochure.cadre,
        modele: modeleDeBrochure(brochure),
        configuration: (saved) => configurationDeBrochure(saved, brochure),
        pages: brochure.pages,
        patience: PATIENCE,
        attendu: true,
        canal: 'ecran',
        qui,
        ...(signal && { signal }),
      },
      async ({ pdf, objets, absentes }) => {
        if (objets.length === 0) throw new BridgeError('notFound');
        return { pdf: await readFile(pdf), entiere: absentes.size === 0 };
      },
    );
  };
