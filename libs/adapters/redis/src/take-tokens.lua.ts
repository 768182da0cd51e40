/** The rule of takeTokens (libs/access) as one atomic script. KEYS: the bucket; ARGV: tokens a minute, burst, wanted, now in ms. */
export const TAKE_TOKENS = `
  local per_minute, burst, wanted, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  local known = redis.call('HMGET', KEYS[1], 'tokens', 'at')
  local filled, at = burst, now
  if known[1] then
    at = math.max(now, tonumber(known[2]))
    filled = math.min(burst, tonumber(known[1]) + (at - tonumber(known[2])) * per_minute / 60000)
  end
  local granted = math.min(wanted, math.floor(filled + 1e-6))
  local tokens = math.max(0, filled - granted)
  redis.call('HSET', KEYS[1], 'tokens', string.format('%.17g', tokens), 'at', string.format('%.0f', at))
  redis.call('PEXPIRE', KEYS[1], string.format('%.0f', math.ceil((burst - tokens) * 60000 / per_minute) + 1000))
  local retry = 0
  if granted == 0 then retry = math.ceil((1 - tokens) * 60000 / per_minute - 1e-6) end
  return { granted, math.floor(tokens + 1e-6), retry }
`;
