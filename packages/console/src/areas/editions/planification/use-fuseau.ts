import { FUSEAUX, type Fuseau, planification } from '@bridge/contract';
import { useForm } from '../../../resource/form/form.context.ts';

/** Whose clocks tell the hours of the schedule that is being typed. */
export function useFuseau(): Fuseau {
  const chosen = useForm(({ values }) => values.fuseau);
  return planification.fields.fuseau.schema.catch(FUSEAUX[0].value).parse(chosen);
}
