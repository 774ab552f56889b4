import { FUSEAUX, type Fuseau, planification } from '@bridge/contract';
import { useForm } from '../../../resource/form/form.context.ts';

/** The time zone of the planification being typed. */
export function useFuseau(): Fuseau {
  const chosen = useForm(({ values }) => values.fuseau);
  return planification.fields.fuseau.schema.catch(FUSEAUX[0].value).parse(chosen);
}
