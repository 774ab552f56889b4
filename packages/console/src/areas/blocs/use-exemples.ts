import type { apercuDeBloc, EndpointAnswer } from '@bridge/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listIn } from '../../resource/values/read.ts';
import { useEssai } from './apercu.store.ts';
import { apercuQuery } from './bloc.queries.ts';
import { brouillonDExemples, DECISIFS, lignesCompletes } from './brouillon.rules.ts';

const DELAY = 400;

interface Exemples {
  readonly objet: number | null;
  readonly langue: string;
  /** The texts by line rather than by place: a line that moves keeps its text, a changed line waits for its own. */
  readonly textes: ReadonlyMap<unknown, string>;
}

const AUCUN: ReadonlyMap<unknown, string> = new Map();

/** The text of each line on the objet of the preview, from one call: every line is asked for, even empty. */
export function useExemples(read: (name: string) => unknown, lignes: unknown): ReadonlyMap<unknown, string> {
  const { objet, langue } = useEssai();
  const [settled] = useDebouncedValue(lignes, DELAY);
  const asked = useMemo(() => {
    // The other fields are read when the lines change: they hardly change the texts.
    const others = Object.fromEntries(DECISIFS.map((name) => [name, read(name)]));
    const bloc = objet === null ? null : brouillonDExemples({ ...others, lignes: settled });
    return bloc === null || objet === null ? null : { bloc, langue, canal: 'web' as const, objet };
  }, [read, settled, langue, objet]);
  const { data, isPlaceholderData } = useQuery(apercuQuery(asked));
  // The answer to an earlier question is about other lines, or about another objet.
  const paires = isPlaceholderData ? undefined : pairesDe(data);
  const answered = useMemo<Exemples | null>(() => {
    if (paires === undefined) return null;
    const items = listIn(settled);
    const textes = lignesCompletes(items).flatMap(({ rang }, index) => {
      const paire = paires[index];
      return paire ? [[items[rang], paire.fragments.map(({ texte }) => texte).join(paire.separateur)] as const] : [];
    });
    return { objet, langue, textes: new Map(textes) };
  }, [paires, settled, objet, langue]);
  const [kept, setKept] = useState(answered);
  if (answered !== null && answered !== kept) setKept(answered);
  const shown = answered ?? kept;
  return shown?.objet === objet && shown.langue === langue ? shown.textes : AUCUN;
}

function pairesDe(apercu: EndpointAnswer<typeof apercuDeBloc> | undefined) {
  const noeud = apercu?.rendu?.noeuds[0];
  return noeud?.genre === 'paires' ? noeud.paires : undefined;
}
