import { type ApercuDeRubrique, brouillonDeRubriqueSchema, countOf, objet, rubriqueDynamique } from '@bridge/contract';
import { Group, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../../resource/form/form.context.ts';
import { sentenceOf } from '../../explain.ts';
import { ApercuFrame } from '../apercu.frame.tsx';
import { apercuDeRubriqueQuery } from '../editions.queries.ts';
import { LangueChoice, useLangueDApercu } from '../langue-choice.tsx';
import { Extremes } from './extremes.tsx';

const NAMES = Object.keys(brouillonDeRubriqueSchema.shape);
const DELAY = 400;

/** Beside a section, saved or not: its real objets, grouped as asked, the first ones drawn. */
export default function RubriquePreview() {
  const values = useForm(useShallow(({ values: all }) => Object.fromEntries(NAMES.map((name) => [name, all[name]]))));
  const langue = useLangueDApercu();
  const [settled] = useDebouncedValue(values, DELAY);
  const read = useMemo(() => brouillonDeRubriqueSchema.safeParse(settled), [settled]);
  const essai = useMemo(() => (read.success ? { rubrique: read.data, langue } : null), [read, langue]);
  const { data, error, isPlaceholderData } = useQuery(apercuDeRubriqueQuery(essai));
  if (essai === null)
    return (
      <Text size="sm" c="dimmed" role="status">
        {manqueEnMots(read.error?.issues.map(({ path }) => String(path[0])) ?? [])}
      </Text>
    );
  if (error)
    return (
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {sentenceOf(error)}
      </Text>
    );
  if (data === undefined) return <Skeleton height={352} />;
  return (
    <Stack gap="sm">
      <Group justify="space-between" align="flex-end" gap="sm">
        <Text size="sm" role="status">
          {resume(data)}
        </Text>
        <LangueChoice />
      </Group>
      {data.html !== '' && (
        <ApercuFrame
          title="Aperçu de la rubrique"
          html={data.html}
          langue={langue}
          isStale={settled !== values || isPlaceholderData}
          size="tall"
        />
      )}
      <Extremes essai={essai} />
    </Stack>
  );
}

function resume({ objets, groupes, jours, coupe }: ApercuDeRubrique): string {
  const quand = jours === null ? '' : ` dans les ${jours} jours qui viennent`;
  if (objets === 0) return `Aucun objet${quand || ' pour l’instant'}.`;
  const parts = [
    countOf(objet.noun, objets) + quand,
    groupes.length > 0 ? `${groupes.length} groupe${groupes.length > 1 ? 's' : ''}` : '',
    coupe ? 'les 1\u00a0000 premiers groupés ici' : '',
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** « Complétez « Titre » et « Sélection » : l’aperçu viendra ensuite. » */
function manqueEnMots(names: readonly string[]): string {
  const labels = Object.entries(rubriqueDynamique.fields).flatMap(([name, { label }]) =>
    names.includes(name) ? [`«\u00a0${label}\u00a0»`] : [],
  );
  return `Complétez ${new Intl.ListFormat('fr').format(labels)}\u00a0: l’aperçu viendra ensuite.`;
}
