import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEssai } from './apercu.store.ts';
import { apercuQuery } from './bloc.queries.ts';
import { brouillonDExemples, DECISIFS, lignesCompletes } from './brouillon.rules.ts';

const DELAY = 400;

/** What each line says of the objet of the preview, by its place. One call for all: every line is shown, even empty. */
export function useExemples(read: (name: string) => unknown, lignes: unknown): ReadonlyMap<number, string> {
  const { objet, langue } = useEssai();
  const [settled] = useDebouncedValue(lignes, DELAY);
  const asked = useMemo(() => {
    // The other fields are read when the lines change: they hardly change what a line says.
    const others = Object.fromEntries(DECISIFS.map((name) => [name, read(name)]));
    const bloc = objet === null ? null : brouillonDExemples({ ...others, lignes: settled });
    return bloc === null || objet === null ? null : { bloc, langue, canal: 'web' as const, objet };
  }, [read, settled, langue, objet]);
  const { data } = useQuery(apercuQuery(asked));
  return useMemo(() => {
    const noeud = data?.rendu?.noeuds[0];
    const paires = asked !== null && noeud?.genre === 'paires' ? noeud.paires : [];
    const places = lignesCompletes(settled).map(({ rang }) => rang);
    return new Map(
      paires.flatMap(({ fragments, separateur }, index) => {
        const place = places[index];
        return place === undefined ? [] : [[place, fragments.map(({ texte }) => texte).join(separateur)] as const];
      }),
    );
  }, [asked, data, settled]);
}
