import {
  countOf,
  type EndpointRequest,
  EXTREMES,
  type ExtremesDeRubrique,
  type extremesDeRubrique,
  objet,
} from '@bridge/contract';
import { Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../explain.ts';
import classes from '../editions.module.css';
import { findExtremes } from '../editions.queries.ts';
import { PagesDApercu } from '../pages/pages.apercu.tsx';

interface Props {
  readonly essai: EndpointRequest<typeof extremesDeRubrique>['body'];
}

/** The fiches that fit the pages of the section worst, to see what overflows before it is printed. */
export function Extremes({ essai }: Props) {
  const search = useMutation({ mutationFn: findExtremes });
  // The trial that the search was made with: the draft goes on changing beside the answer.
  const isStale = JSON.stringify(search.variables) !== JSON.stringify(essai);
  return (
    <Stack gap="sm">
      <div>
        <Button variant="default" size="xs" loading={search.isPending} onClick={() => search.mutate(essai)}>
          Fiches extrêmes
        </Button>
      </div>
      {search.error && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {sentenceOf(search.error)}
        </Text>
      )}
      {search.data && (
        <Stack gap="sm">
          {isStale && (
            <Text size="sm" role="status">
              {'La rubrique, la langue ou les pages ont changé depuis\u00a0: cherchez à nouveau.'}
            </Text>
          )}
          <Found {...search.data} />
        </Stack>
      )}
    </Stack>
  );
}

function Found({ examines, extremes, pages }: ExtremesDeRubrique) {
  return (
    <>
      <div role="status">
        <Text size="sm">{`${countOf(objet.noun, examines)} ${examines > 1 ? 'examinés' : 'examiné'}.`}</Text>
        <ul className={classes.read}>
          {extremes.map(({ cas, nom, longueur }) => (
            <li key={cas}>
              <Text size="sm">
                {`${EXTREMES.find(({ value }) => value === cas)?.label ?? ''}\u00a0: ${nom} (${longueur} caractères)`}
              </Text>
            </li>
          ))}
        </ul>
      </div>
      {extremes.length > 0 && <PagesDApercu apercu={pages} />}
    </>
  );
}
