import { standIn } from '../../../testing/stand-in.ts';
import * as frame from '../../widgets/field-frame.tsx';
import { FormField } from './plain-field.tsx';

/** Plain fields in place of the widgets, for the file that calls it. */
export const plainFields = () => standIn(frame, 'FormField', FormField);
