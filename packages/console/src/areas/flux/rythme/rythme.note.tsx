import { Text } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { useForm } from '../../../resource/form/form.context.ts';
import { textIn } from '../../../resource/values/read.ts';
import classes from '../flux.module.css';
import { wordsOf } from './rythme.words.ts';

/** The schedule in a sentence, as its fields are typed. */
export default function RythmeNote() {
  const frequence = useForm(({ values }) => textIn(values.frequence));
  const heure = useForm(({ values }) => textIn(values.heure));
  const plageHoraire = useForm(({ values }) => textIn(values.plageHoraire));
  const cron = useForm(({ values }) => textIn(values.cron));
  const actif = useForm(({ values }) => values.actif === true);
  const annonce = useForm(({ values }) => values.origine === 'export');
  const id = useForm(({ base }) => base?.id ?? null);
  const { sentence, after } = wordsOf({ frequence, heure, plageHoraire, cron, actif, annonce, id }, new Date());
  if (sentence === '') return null;
  return (
    <div className={classes.note} role="status">
      <IconCalendarTime size={18} stroke={1.7} aria-hidden />
      <div>
        <Text size="sm">{sentence}</Text>
        {after.length > 0 && (
          <Text size="xs" c="dimmed">
            Puis {new Intl.ListFormat('fr').format(after)}.
          </Text>
        )}
      </div>
    </div>
  );
}
