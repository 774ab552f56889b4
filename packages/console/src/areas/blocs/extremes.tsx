import { countOf, type ExtremesDeBloc, objet as objetResource } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { HtmlFrame } from '../../ui/html/html-frame.tsx';
import { sentenceOf } from '../explain.ts';
import { useEssai } from './apercu.store.ts';
import { STYLES } from './apercu.styles.ts';
import { type Essaye, findExtremes } from './bloc.queries.ts';
import classes from './blocs.module.css';

/** The objets whose bloc is the longest and the shortest, to see what overflows before it is printed. */
export function Extremes({ essaye }: { readonly essaye: Essaye }) {
  const search = useMutation({ mutationFn: findExtremes });
  // The bloc that the search was made with: the draft goes on changing beside the answer.
  const of = search.variables;
  const isStale = of?.bloc !== essaye.bloc || of.langue !== essaye.langue || of.canal !== essaye.canal;
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Button variant="default" size="xs" loading={search.isPending} onClick={() => search.mutate(essaye)}>
          Valeurs extrêmes
        </Button>
        <Text size="xs" c="dimmed">
          Le plus long et le plus court parmi vos objets publiés.
        </Text>
      </Group>
      {search.error && (
        <Text role="alert" c="var(--mantine-color-error)">
          {sentenceOf(search.error)}
        </Text>
      )}
      {search.data && (
        <div className={isStale ? classes.stale : undefined}>
          {isStale && (
            <Text size="sm" role="status">
              {'Le bloc a changé depuis\u00a0: cherchez à nouveau.'}
            </Text>
          )}
          <Found {...search.data} langue={of?.langue ?? essaye.langue} />
        </div>
      )}
    </Stack>
  );
}

function Found({
  examines,
  remplis,
  plusLong,
  plusCourt,
  coupe,
  langue,
}: ExtremesDeBloc & { readonly langue: string }) {
  const summary = `${countOf(objetResource.noun, examines)} ${examines > 1 ? 'examinés' : 'examiné'}, dont ${remplis} où le bloc montre quelque chose.`;
  return (
    <Stack gap="xs" role="status">
      {coupe && (
        <Text size="sm">
          {'Ce bloc demande trop de calcul\u00a0: la recherche s’est arrêtée avant d’avoir examiné tous les objets.'}
        </Text>
      )}
      <Text size="sm">{examines === 0 ? 'Aucun objet publié ne peut porter ce bloc.' : summary}</Text>
      <div className={classes.pair}>
        {plusLong && <Extreme title="Le plus long" extreme={plusLong} langue={langue} />}
        {plusCourt && <Extreme title="Le plus court" extreme={plusCourt} langue={langue} />}
      </div>
    </Stack>
  );
}

interface ExtremeProps {
  readonly title: string;
  readonly extreme: NonNullable<ExtremesDeBloc['plusLong']>;
  readonly langue: string;
}

function Extreme({ title, extreme: { objet, longueur, html }, langue }: ExtremeProps) {
  const set = useEssai((state) => state.set);
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <Text size="sm">{`${objet.nom} (${longueur} caractères)`}</Text>
      <HtmlFrame title={`${title}\u00a0: ${objet.nom}`} html={html} styles={STYLES} langue={langue} size="small" />
      <Button
        variant="subtle"
        size="compact-xs"
        aria-label={`Voir ${objet.nom} dans l’aperçu`}
        onClick={() => set({ objet: objet.id })}
      >
        Voir dans l’aperçu
      </Button>
    </Stack>
  );
}
