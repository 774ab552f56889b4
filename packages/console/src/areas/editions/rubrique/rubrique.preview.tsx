import { type ApercuDeRubrique, brouillonDeRubriqueSchema, countOf, objet } from '@bridge/contract';
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { manqueEnMots } from '../../../catalogue/apercu/manque.words.ts';
import { useBrouillon } from '../../../catalogue/apercu/use-brouillon.ts';
import { HtmlFrame } from '../../../ui/html-frame.tsx';
import { ApercuEtat } from '../../apercu-etat.tsx';
import { stylesOf } from '../apercu.styles.ts';
import { apercuDeRubriqueQuery } from '../editions.queries.ts';
import { LangueChoice, useLangueDApercu } from '../langue-choice.tsx';
import { Extremes } from './extremes.tsx';

/** Beside a section, saved or not: its real objets, grouped as asked, the first ones drawn. */
export default function RubriquePreview() {
  const { brouillon: rubrique, manquent, isLate } = useBrouillon(brouillonDeRubriqueSchema);
  const langue = useLangueDApercu();
  const essai = useMemo(() => rubrique && { rubrique, langue }, [rubrique, langue]);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(apercuDeRubriqueQuery(essai));
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <LangueChoice />
      </Group>
      <ApercuEtat
        manque={essai === null ? manqueEnMots(manquent) : null}
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isLate || isPlaceholderData}
        retry={() => void refetch()}
      >
        {(apercu) => (
          <>
            <Text size="sm" role="status">
              {resume(apercu)}
            </Text>
            {apercu.html !== '' && (
              <HtmlFrame
                title="Aperçu de la rubrique"
                html={apercu.html}
                styles={stylesOf(apercu.html)}
                langue={langue}
                size="tall"
              />
            )}
          </>
        )}
      </ApercuEtat>
      {essai && <Extremes essai={essai} />}
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
