import { summaryOf } from './cost-summary';

const cost = (serviceMicros: number, databaseMicros: number, perSecond = 100) => ({ serviceMicros, databaseMicros, perSecond });

it('the ratio is the median of the ratios of each round, of the processor time of service and database', () => {
  const round = (one: number, coordinator: number, second: number) => ({
    'one server': cost(one, one),
    coordinator: cost(coordinator, coordinator),
    'second node': cost(second, second),
  });
  const { costs, ratios } = summaryOf('opening', [round(100, 150, 200), round(200, 260, 500), round(1_000, 3_000, 2_500)]);
  expect(ratios).toEqual({ coordinator: 1.5, 'second node': 2.5 });
  expect(costs['one server']).toEqual(cost(200, 200));
});
