import { brouillonDeLegendeSchema, entreesDeLegende, groupesDeLegende } from '@bridge/contract';
import { Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { manqueEnMots } from '../../../catalogue/apercu/manque.words.ts';
import { useBrouillon } from '../../../catalogue/apercu/use-brouillon.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { listIn } from '../../../resource/values/read.ts';
import { HtmlFrame } from '../../../ui/html/html-frame.tsx';
import { ApercuEtat } from '../../common/apercus/apercu-etat.tsx';
import { stylesOf } from '../apercu.styles.ts';
import { apercuDeLegendeQuery } from '../editions.queries.ts';
import { LangueChoice, useLangueDApercu } from '../langue-choice.tsx';
import { completes, nommes } from './entree.rules.ts';

/** The draft with its complete entries and groups only: an unfinished one does not hide the others. */
const dessinableSchema = brouillonDeLegendeSchema.extend({
  groupes: z.preprocess((value) => nommes(listIn(value)), groupesDeLegende.schema),
  entrees: z.preprocess((value) => completes(listIn(value)), entreesDeLegende.schema),
});

/** Beside a legend, saved or not: the legend, with the same drawings as on the pages. */
export default function LegendePreview() {
  const { brouillon, manquent, isLate } = useBrouillon(dessinableSchema);
  const entrees = listIn(useForm(({ values }) => values.entrees));
  const incompletes = entrees.length - completes(entrees).length;
  const langue = useLangueDApercu();
  const isEmpty = brouillon?.entrees.length === 0;
  const legende = isEmpty ? null : brouillon;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    apercuDeLegendeQuery(legende && { legende, langue }),
  );
  // The last drawing stays in sight while something does not suit.
  const isWaiting = legende === null && data === undefined;
  return (
    <Stack gap="sm">
      <Group justify="flex-end">
        <LangueChoice />
      </Group>
      <ApercuEtat
        manque={isEmpty ? rienEnMots(entrees.length) : isWaiting ? manqueEnMots(manquent) : null}
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isLate || isPlaceholderData}
        retry={() => void refetch()}
      >
        {({ html }) => (
          <>
            {incompletes > 0 && (
              <Text size="sm" role="status">
                {`${incompletes} entrée${incompletes > 1 ? 's' : ''} à compléter n’y figure${incompletes > 1 ? 'nt' : ''} pas encore.`}
              </Text>
            )}
            <HtmlFrame title="Aperçu de la légende" html={html} styles={stylesOf(html)} langue={langue} />
          </>
        )}
      </ApercuEtat>
    </Stack>
  );
}

function rienEnMots(entrees: number): string {
  return entrees === 0
    ? 'Ajoutez une entrée, ou laissez Bridge vous en proposer.'
    : 'Complétez une entrée, son libellé au moins\u00a0: elle se dessinera ici.';
}
