import {
  apercuDUrgence,
  type EndpointRequest,
  languageName,
  langueSchema,
  ORIENTATIONS_D_ECRAN,
  urgence,
} from '@bridge/contract';
import { NativeSelect, Stack } from '@mantine/core';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { useLanguages } from '../../../resource/values/language.ts';
import { ApercuEtat } from '../../common/apercus/apercu-etat.tsx';
import { Remarques } from '../diapositive.part.tsx';
import classes from '../display.module.css';
import { SlideFrame } from '../slide-frame.tsx';

type Demande = EndpointRequest<typeof apercuDUrgence>['body'];

const DELAY = 400;
const f = urgence.fields;

function urgenceQuery(body: Demande | null) {
  return queryOptions({
    queryKey: ['display', 'urgence', body],
    queryFn: body === null ? skipToken : ({ signal }) => call(apercuDUrgence, { body }, { toldInPlace: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 30_000,
  });
}

/** Beside a message, saved or not: the message as people in front of the screens will read it. */
export default function UrgencePreview() {
  const values = useForm((state) => state.values);
  const [settled] = useDebouncedValue(values, DELAY);
  const offered = useLanguages().flatMap((code) => langueSchema.safeParse(code).data ?? []);
  const [langue, setLangue] = useState(offered[0] ?? 'fr');
  const [orientation, setOrientation] = useState<Demande['orientation']>('paysage');
  const titre = f.titre.schema.safeParse(settled.titre);
  const texte = f.texte.schema.safeParse(settled.texte);
  const ton = f.ton.schema.safeParse(settled.ton);
  const isRead = titre.success && texte.success && ton.success;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    urgenceQuery(isRead ? { titre: titre.data, texte: texte.data, ton: ton.data, orientation, langue } : null),
  );
  return (
    <Stack gap="sm">
      <div className={classes.row}>
        <NativeSelect
          label="Orientation"
          value={orientation}
          data={ORIENTATIONS_D_ECRAN.map(({ value, label }) => ({ value, label }))}
          onChange={({ currentTarget }) => {
            const next = ORIENTATIONS_D_ECRAN.find(({ value }) => value === currentTarget.value);
            if (next) setOrientation(next.value);
          }}
        />
        {offered.length > 1 && (
          <NativeSelect
            label="Langue"
            value={langue}
            data={offered.map((value) => ({ value, label: languageName(value) }))}
            onChange={({ currentTarget }) => setLangue(langueSchema.parse(currentTarget.value))}
          />
        )}
      </div>
      <ApercuEtat
        manque={isRead ? null : 'Donnez un titre au message\u00a0: vous le verrez ici.'}
        data={data}
        error={error}
        isFetching={isFetching}
        isStale={isPlaceholderData || settled !== values}
        retry={() => void refetch()}
        echec="Le message n’a pas pu être dessiné."
        height={240}
      >
        {({ html, largeur, hauteur, remarques }) => (
          <>
            <SlideFrame title="Message d’urgence" html={html} largeur={largeur} hauteur={hauteur} />
            <Remarques remarques={remarques} />
          </>
        )}
      </ApercuEtat>
    </Stack>
  );
}
