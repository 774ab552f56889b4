import { useForm } from '../../resource/form/form.context.ts';
import TriPanel from './tri.panel.tsx';

/** A tri is tried before it exists: beside its form once it does, under its keys until then. */
export default function EssaiNote() {
  const isNew = useForm((state) => state.base === null);
  return isNew ? <TriPanel /> : null;
}
