-- Neovim, driven by a test: a line of standard input is a call as JSON, `{ name, parameters }`, and is answered by a line of
-- standard output, `{ result = … }` or `{ error = … }`. Runs on Neovim 0.7 and newer.
local settings = vim.json.decode(vim.env.LECTERN_SETTINGS)
vim.o.hidden = true
vim.o.completeopt = "menuone,noinsert,noselect"
local client_id = vim.lsp.start_client({
  name = "lectern",
  cmd = settings.command,
  root_dir = settings.folder,
  init_options = { preview = settings.preview },
})

-- Keys are typed once the call is answered, so a test asks again for what came of them.
local function press(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), "n", false)
end

local calls = {}
local at_end = false

-- A file in the window, with these lines, and the cursor in it.
function calls.open(file)
  vim.api.nvim_set_current_buf(vim.fn.bufadd(settings.folder .. "/" .. file.name))
  vim.api.nvim_buf_set_lines(0, 0, -1, false, file.lines)
  vim.bo.omnifunc = "v:lua.vim.lsp.omnifunc"
  vim.lsp.buf_attach_client(0, client_id)
  vim.wait(25000, function() return vim.lsp.get_client_by_id(client_id).initialized end, 10)
  vim.api.nvim_win_set_cursor(0, { file.row, file.column })
  at_end = file.column >= #file.lines[file.row]
end

function calls.ask(asked)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(), asked.more)
  local answer = vim.lsp.buf_request_sync(0, asked.method, params, 25000)[client_id]
  if answer.error then error(answer.error.message, 0) end
  return answer.result
end

-- What a Lua function of these lines returns.
function calls.lua(code) return assert(loadstring(code))() end

-- The menu of completion, as keys open it where the cursor is.
function calls.menu()
  press((at_end and "A" or "i") .. "<C-x><C-o>")
end

function calls.menu_labels()
  return vim.tbl_map(function(one) return one.abbr end, vim.fn.complete_info({ "items" }).items)
end

function calls.take(index) vim.api.nvim_select_popupmenu_item(index, true, true, {}) end

calls.press = press

function calls.text(name)
  local buffer = vim.fn.bufnr(settings.folder .. "/" .. name)
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
end

function calls.stop()
  vim.lsp.stop_client(client_id)
  vim.wait(5000, function() return vim.lsp.get_client_by_id(client_id) == nil end, 10)
  vim.schedule(function() vim.cmd("qa!") end)
end

local channel
local rest = ""
local function answer(line)
  local call = vim.json.decode(line)
  local fine, result = pcall(calls[call.name], call.parameters)
  if result == nil then result = vim.NIL end
  vim.fn.chansend(channel, vim.json.encode(fine and { result = result } or { error = tostring(result) }) .. "\n")
end
channel = vim.fn.stdioopen({
  on_stdin = function(_, data)
    data[1] = rest .. data[1]
    rest = table.remove(data)
    for _, line in ipairs(data) do vim.schedule(function() answer(line) end) end
  end,
})
