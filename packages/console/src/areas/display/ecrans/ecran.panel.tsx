import { PARIS } from '@bridge/contract';
import type { FormPanelProps } from '../../../resource/form/form-panel.ts';
import { textIn } from '../../../resource/values/read.ts';
import { PassagesCard } from '../../common/passages/passages.card.tsx';
import { CaptureCard } from './capture.card.tsx';
import { isAppaire } from './ecran.words.ts';
import { EtatCard } from './etat.card.tsx';
import { Journal } from './journal.tsx';
import { ProgrammeCard } from './programme.card.tsx';

/** Beside a saved screen: its state; what it has to play, shows now and has shown, for the people of its entity. */
export default function EcranPanel(props: FormPanelProps) {
  const { record } = props;
  const isOwn = record.modifiable !== false;
  return (
    <>
      <EtatCard {...props} />
      {isOwn && isAppaire(record) && (
        <>
          <CaptureCard {...props} />
          <ProgrammeCard id={record.id} />
        </>
      )}
      {isOwn && (
        <PassagesCard
          title="Ce qu’il a montré"
          de={{ ecran: record.id }}
          repartitions={['diapositive', 'annonce', 'objet', 'jour', 'heure']}
        >
          <Journal id={record.id} fuseau={textIn(record.fuseau) || PARIS} />
        </PassagesCard>
      )}
    </>
  );
}
