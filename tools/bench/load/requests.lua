-- Sends the requests of a file, one of them at random each time. A line is "METHOD<tab>path<tab>body"; "{n}" is another
-- number, "{f}" its last six digits and "{id}" another UUID in each request. Arguments: the file, the first number, "keyed" for an Idempotency-Key each.
local requests, number, keyed = {}, 0, false

local function uuid()
  return string.format("%08x-0000-4000-8000-%012x", math.random(0, 0x7fffffff), number)
end

function init(args)
  number = tonumber(args[2])
  keyed = args[3] == "keyed"
  math.randomseed(number)
  for line in io.lines(args[1]) do
    local method, path, body = line:match("^(.-)\t(.-)\t(.*)$")
    local fixed = not keyed and not line:find("{", 1, true)
    if body == "" then body = nil end
    requests[#requests + 1] = { method = method, path = path, body = body, whole = fixed and wrk.format(method, path, nil, body) }
  end
end

local function filled(text)
  return text and text:gsub("{n}", number):gsub("{f}", string.format("%06d", number % 1000000)):gsub("{id}", uuid())
end

function request()
  number = number + 1
  local chosen = requests[math.random(#requests)]
  if chosen.whole then return chosen.whole end
  local headers = wrk.headers
  if keyed then headers["idempotency-key"] = uuid() end
  return wrk.format(chosen.method, (filled(chosen.path)), headers, chosen.body and (filled(chosen.body)))
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nRESULT {"requests":%d,"durationUs":%d,"refused":%d,"errors":%d,"p50Us":%d,"p99Us":%d}\n',
    summary.requests, summary.duration, errors.status, errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
