import { type ApercuDeRubrique, apercuDeRubrique, brouillonDeRubriqueSchema, countOf, objet } from '@bridge/contract';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { manqueEnMots } from '../../../catalogue/apercu/manque.words.ts';
import { useBrouillon } from '../../../catalogue/apercu/use-brouillon.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { ApercuEtat } from '../../common/apercus/apercu-etat.tsx';
import { modelesQuery } from '../editions.queries.ts';
import { LangueChoice, useLangueDApercu } from '../langue-choice.tsx';
import { PagesDApercu } from '../pages/pages.apercu.tsx';
import { DRAWN, useSettled } from '../pages/use-settled.ts';
import { Extremes } from './extremes.tsx';

const DU_PRODUIT = { value: '', label: 'Pages A5 du produit' };

/** Beside a section, saved or not: its pages with real objets, in the format of a model. */
export default function RubriquePreview() {
  const { brouillon: rubrique, manquent } = useBrouillon(brouillonDeRubriqueSchema);
  const { valeurs, isTyped } = useSettled();
  const entiteId = useForm(({ base }) => base?.entiteId);
  const langue = useLangueDApercu();
  const [modele, setModele] = useState('');
  const { data: modeles = [] } = useQuery(modelesQuery);
  const owner = typeof entiteId === 'number' || entiteId === null ? { entiteId } : {};
  const body = { valeurs, langue, modele: modele === '' ? null : Number(modele), ...owner };
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['editions', 'rubrique', body],
    queryFn:
      rubrique === null ? skipToken : ({ signal }) => call(apercuDeRubrique, { body }, { toldInPlace: true, signal }),
    ...DRAWN,
  });
  return (
    <Stack gap="sm">
      <Group gap="sm" justify="space-between" align="flex-end">
        <NativeSelect
          label="Sur les pages de"
          value={modele}
          onChange={({ currentTarget }) => setModele(currentTarget.value)}
          data={[DU_PRODUIT, ...modeles]}
        />
        <LangueChoice />
      </Group>
      <ApercuEtat
        manque={rubrique === null ? manqueEnMots(manquent) : null}
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isTyped || isPlaceholderData}
        retry={() => void refetch()}
        echec="Les pages n’ont pas pu être dessinées."
        height={420}
      >
        {(apercu) => (
          <Stack gap="sm">
            <Text size="sm" role="status">
              {resume(apercu)}
            </Text>
            <PagesDApercu apercu={apercu.pages} />
          </Stack>
        )}
      </ApercuEtat>
      {rubrique && <Extremes essai={body} />}
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
