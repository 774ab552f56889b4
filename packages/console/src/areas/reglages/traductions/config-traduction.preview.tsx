import { brouillonDeTraductionSchema, estimateTraduction } from '@bridge/contract';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { EstimationPreview } from './config-estimation.preview.tsx';

/** Beside a configuration, saved or not: the texts that it would translate, and their cost. */
export default function ConfigTraductionPreview() {
  const id = useForm(({ base }) => base?.id ?? null);
  return (
    <EstimationPreview
      schema={brouillonDeTraductionSchema}
      cle={['estimation', id]}
      estimate={(brouillon, options) => call(estimateTraduction, { body: { brouillon, id } }, options)}
      isFree={({ fournisseur }) => fournisseur === 'deepl-free'}
    />
  );
}
