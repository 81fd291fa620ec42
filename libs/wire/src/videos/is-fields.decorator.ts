import { IsOptional, registerDecorator } from 'class-validator';
import { meaningFaults } from '@app/facts';

/** Name of the rule, whose faults name the pattern and the member at fault (`checkFields`). */
export const FIELDS_RULE = 'isFields';

/** A map of declarations by pattern; null and left out are fine. */
export function IsFields(): PropertyDecorator {
  return (target, propertyName) => {
    IsOptional()(target, propertyName);
    registerDecorator({
      name: FIELDS_RULE,
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (value: unknown) => meaningFaults(value).length === 0,
        defaultMessage: () => '$property must be declarations by pattern',
      },
    });
  };
}
