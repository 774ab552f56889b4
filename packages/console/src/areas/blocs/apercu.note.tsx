import { useForm } from '../../resource/form/form.context.ts';
import { Apercu } from './apercu.tsx';

/** Under the content of a bloc that was never saved, which has no panel beside it yet. */
export default function ApercuNote() {
  return useForm(({ base }) => base === null) ? <Apercu /> : null;
}
