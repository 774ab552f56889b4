import { type BrouillonDeRubrique, countOf, type ExtremesDeRubrique, type Langue, objet } from '@bridge/contract';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { HtmlFrame } from '../../../ui/html-frame.tsx';
import { sentenceOf } from '../../explain.ts';
import { stylesOf } from '../apercu.styles.ts';
import classes from '../editions.module.css';
import { findExtremes } from '../editions.queries.ts';

interface Props {
  readonly essai: { readonly rubrique: BrouillonDeRubrique; readonly langue: Langue };
}

/** Where fiches are the longest and the shortest: what overflows is seen before it is printed. */
export function Extremes({ essai }: Props) {
  const search = useMutation({ mutationFn: findExtremes });
  // What they were looked for with: the draft goes on changing beside them.
  const of = search.variables;
  const isStale = of?.rubrique !== essai.rubrique || of.langue !== essai.langue;
  return (
    <Stack gap="sm">
      <div>
        <Button variant="default" size="xs" loading={search.isPending} onClick={() => search.mutate(essai)}>
          Longueurs extrêmes
        </Button>
      </div>
      {search.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {sentenceOf(search.error)}
        </Text>
      )}
      {search.data && (
        <div>
          {isStale && (
            <Text size="sm" role="status">
              {'La rubrique ou la langue a changé depuis\u00a0: cherchez à nouveau.'}
            </Text>
          )}
          <Found {...search.data} langue={of?.langue ?? essai.langue} />
        </div>
      )}
    </Stack>
  );
}

function Found({ examines, plusLongue, plusCourte, langue }: ExtremesDeRubrique & { readonly langue: Langue }) {
  const shown = [
    ['La plus longue', plusLongue],
    ['La plus courte', plusCourte],
  ] as const;
  return (
    <Stack gap="xs" role="status">
      <Text size="sm">{`${countOf(objet.noun, examines)} ${examines > 1 ? 'examinés' : 'examiné'}.`}</Text>
      <div className={classes.pair}>
        {shown.map(
          ([title, fiche]) =>
            fiche && (
              <Stack key={title} gap={4}>
                <Text size="sm" fw={600}>
                  {title}
                </Text>
                <Text size="sm">{`${fiche.nom} (${fiche.longueur} caractères)`}</Text>
                <HtmlFrame
                  title={`${title}\u00a0: ${fiche.nom}`}
                  html={fiche.html}
                  styles={stylesOf(fiche.html)}
                  langue={langue}
                  size="small"
                />
              </Stack>
            ),
        )}
      </div>
    </Stack>
  );
}
