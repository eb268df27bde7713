import { expect, it } from 'vitest';
import { plansOnOffer } from '@/domain/plan/planModel';
import { aPlan } from '../../scenarios/subscriptions/plans';

it('leaves out the plans that were taken off sale', () => {
  const others = [aPlan({ status: 'INACTIVE' }), aPlan({ status: 'DEPRECATED' })];
  expect(plansOnOffer([aPlan(), ...others])).toEqual([aPlan()]);
});
