import { useForm } from '../../../resource/form/form.context.ts';
import { EtatEnBarre } from '../../common/publication/barre.tsx';
import { ExecutionButton } from './execution.button.tsx';
import { PLANIFICATION } from './planification.switch.ts';

/** In the bar of a saved schedule: whether it runs, and the button that runs it now. */
export default function PlanificationBar() {
  const base = useForm((state) => state.base);
  if (base === null) return null;
  const isOn = base.actif === true;
  return (
    <>
      <EtatEnBarre colour={isOn ? 'green' : 'gray'} label={(isOn ? PLANIFICATION.on : PLANIFICATION.off).etat} />
      <ExecutionButton isInBar />
    </>
  );
}
