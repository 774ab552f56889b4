import { approveAnnonce, ETATS_D_ANNONCE, mayAccess } from '@bridge/contract';
import { Button } from '@mantine/core';
import { useSession } from '../../api/session.store.ts';
import { useForm, useRecordFormContext } from '../../resource/form/form.context.ts';
import { isDirty } from '../../resource/form/form.store.ts';
import type { FormActProps } from '../../resource/form/form-panel.ts';
import { EtatEnBarre } from '../common/publication/barre.tsx';
import { sentenceOf } from '../explain.ts';
import { decisionEnBarre, MOTS_EN_BARRE } from './vente/barre.rules.ts';
import { reasonsOf, useDecision } from './vente/use-decision.ts';

/** In the bar of an annonce: where it stands, and its next step, by the rights of who reads. */
export default function AnnonceBar({ showCreated }: FormActProps) {
  const { form } = useRecordFormContext();
  const base = useForm((state) => state.base);
  const isSaved = !useForm(isDirty) && base !== null;
  const mayDecide = mayAccess(
    approveAnnonce.access,
    useSession((session) => session.viewer),
  );
  const { decide, isDeciding } = useDecision(base);
  const etat = ETATS_D_ANNONCE.find(({ value }) => value === base?.etat) ?? ETATS_D_ANNONCE[0];
  const genre = decisionEnBarre(base?.validation, { mayDecide, isSaved });
  const refuse = ({ reason }: { readonly reason: Error }) =>
    form.store.getState().fail({ kind: 'refused', message: reasonsOf(reason).join(' ') || sentenceOf(reason) });
  return (
    <>
      <EtatEnBarre colour={etat.colour} label={etat.label} />
      {genre !== null && (
        <Button
          variant="light"
          data-told
          loading={isDeciding}
          onClick={() => decide({ genre, saveFirst: !isSaved }, { onError: refuse, onSettled: showCreated })}
        >
          {MOTS_EN_BARRE[genre][isSaved ? 'now' : 'first']}
        </Button>
      )}
    </>
  );
}
