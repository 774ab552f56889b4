import { civilDay, STATUTS_DE_MEDIA } from '@bridge/contract';
import { Alert } from '@mantine/core';
import { COULEURS, etatDesDroits, phraseDesDroits, plusTard } from '../../../catalogue/media/media.rules.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { isCivilDate } from '../../../resource/list/state/filter-text.ts';
import { entriesIn, listIn, periodIn, textIn, textsIn } from '../../../resource/values/read.ts';

/** Where and until when the media may be shown, in one sentence, as its rights are typed. */
export default function DroitsNote() {
  const statutTyped = useForm(({ values }) => values.statut);
  const period = useForm(({ values }) => values.droits);
  const autorisations = useForm(({ values }) => values.autorisations);
  const supports = useForm(({ values }) => values.supports);
  const { du, au } = periodIn(period);
  const statut = STATUTS_DE_MEDIA.find(({ value }) => value === statutTyped)?.value ?? 'utilisable';
  // The first authorisation that expires ends the rights: from that day, the media is no longer shown.
  const expiries = listIn(autorisations)
    .map((one) => textIn(entriesIn(one).expireLe))
    .filter(isCivilDate);
  const ends = [...(au ? [au] : []), ...expiries.map((expiry) => plusTard(expiry, -1))];
  const droits = { statut, du, au: ends.sort()[0] ?? null };
  const jour = civilDay(new Date());
  return (
    <Alert variant="light" color={COULEURS[etatDesDroits(droits, jour)]} role="status">
      {phraseDesDroits(droits, textsIn(supports), jour)}
    </Alert>
  );
}
