-- Neovim's own client against `lectern lsp`: each capability is asked for as a key of the editor asks, and what came of it is
-- written to a file, for neovim.test.ts to judge. Runs on Neovim 0.7 and newer.
local settings = vim.fn.json_decode(table.concat(vim.fn.readfile(vim.env.LECTERN_SETTINGS), "\n"))
local found = {}

local client_id = vim.lsp.start_client({ name = "lectern", cmd = settings.command, root_dir = settings.folder })

local function open(name)
  vim.cmd("edit " .. settings.folder .. "/" .. name)
  local buffer = vim.api.nvim_get_current_buf()
  vim.lsp.buf_attach_client(buffer, client_id)
  return buffer
end

-- Waits until the diagnostics of a buffer are as wanted, ten seconds at most.
local function diagnostics(buffer, wanted)
  vim.wait(10000, function() return wanted(vim.diagnostic.get(buffer)) end, 20)
  return vim.tbl_map(function(one)
    return { line = one.lnum + 1, code = one.code, source = one.source, message = one.message }
  end, vim.diagnostic.get(buffer))
end

-- Puts the cursor on the first of these words, `past` signs into them.
local function go(words, past)
  vim.api.nvim_win_set_cursor(0, { 1, 0 })
  vim.fn.search("\\V" .. vim.fn.escape(words, "\\"), "cW")
  local at = vim.api.nvim_win_get_cursor(0)
  vim.api.nvim_win_set_cursor(0, { at[1], at[2] + (past or 0) })
end

local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, method, params or vim.lsp.util.make_position_params(), 10000)
  local answer = answers and answers[client_id]
  return answer and answer.result
end

local function text(buffer)
  return table.concat(vim.api.nvim_buf_get_lines(buffer, 0, -1, false), "\n")
end

local function labels(result)
  return vim.tbl_map(function(one) return one.label end, result.items or result)
end

local some = function(list) return #list > 0 end
local none = function(list) return #list == 0 end

local site = open("site.yaml")
vim.wait(10000, function() return vim.lsp.get_client_by_id(client_id).initialized end, 20)
local document = { textDocument = { uri = vim.uri_from_bufnr(site) } }

-- Problems while typing, and their fix.
found.clean = diagnostics(site, none)
go("to: /order", 9)
vim.cmd("normal! ax")
found.typed = diagnostics(site, some)
go("to: /order", 8)
local range = vim.lsp.util.make_range_params()
range.context = { diagnostics = {}, only = { "quickfix" } }
local actions = ask("textDocument/codeAction", range)
found.actions = vim.tbl_map(function(one) return one.title end, actions)
vim.lsp.util.apply_workspace_edit(actions[1].edit, "utf-16")
found.fixed = diagnostics(site, none)

-- Completion as `omnifunc` asks for it.
go("- { use: hours }", 9)
found.fragments = labels(ask("textDocument/completion"))
go("form: order,", 6)
found.forms = labels(ask("textDocument/completion"))
go("type: closing", 6)
found.blocks = labels(ask("textDocument/completion"))
go("to: /bread", 4)
found.paths = labels(ask("textDocument/completion"))
go("{facts.place}", 1)
found.facts = labels(ask("textDocument/completion"))

-- What is under the cursor.
go("tagline: ", 2)
found.hover = ask("textDocument/hover").contents.value
go("{facts.place}", 8)
found.fact = ask("textDocument/hover").contents.value
go("- { use: hours }", 10)
vim.lsp.buf.definition()
vim.wait(5000, function() return vim.api.nvim_get_current_line():find("hours: { type", 1, true) ~= nil end, 20)
found.definition = vim.api.nvim_get_current_line()
local references = vim.lsp.util.make_position_params()
references.context = { includeDeclaration = true }
go("hours: { type", 1)
references.position = vim.lsp.util.make_position_params().position
found.references = #ask("textDocument/references", references)
go("{facts.place}", 8)
found.highlights = #ask("textDocument/documentHighlight")

-- The whole of the file.
local outline = ask("textDocument/documentSymbol", document)
found.outline = vim.tbl_map(function(one) return one.name end, outline)
found.folds = #ask("textDocument/foldingRange", document)
found.links = #ask("textDocument/documentLink", document)
found.colours = #ask("textDocument/documentColor", document)
found.lenses = vim.tbl_map(function(one) return one.command.title end, ask("textDocument/codeLens", document))
local selection = ask("textDocument/selectionRange", {
  textDocument = document.textDocument,
  positions = { vim.lsp.util.make_position_params().position },
})
found.selection = selection[1].parent ~= nil

-- Formatting of the line that is touched.
go("  name: Mill Lane", 2)
vim.cmd("normal! A   ")
local line = vim.api.nvim_win_get_cursor(0)[1]
local formatting = {
  textDocument = document.textDocument,
  range = { start = { line = line - 1, character = 0 }, ["end"] = { line = line - 1, character = 0 } },
  options = { tabSize = 2, insertSpaces = true },
}
vim.lsp.util.apply_text_edits(ask("textDocument/rangeFormatting", formatting), site, "utf-16")
found.formatted = vim.api.nvim_get_current_line()

-- How many places a new name changes.
local function places(words, past, name)
  go(words, past)
  local params = vim.lsp.util.make_position_params()
  params.newName = name
  local count = 0
  for _, edits in pairs(ask("textDocument/rename", params).changes) do count = count + #edits end
  return count
end
found.changed = {
  fact = places("{facts.place}", 8, "street"),
  fragment = places("- { use: hours }", 10, "opening"),
  form = places("form: order,", 7, "bread-order"),
}

-- Renaming a page, in the manifest and in the file it includes.
local bread = open("pages/bread.yaml")
diagnostics(bread, none)
vim.api.nvim_set_current_buf(site)
go("/order:", 2)
vim.lsp.buf.rename("/buy")
vim.wait(10000, function() return text(site):find("/order: /buy", 1, true) ~= nil end, 20)
found.renamed = { site = text(site), bread = text(bread) }
found.after = diagnostics(bread, none)

-- A problem in the included file.
vim.api.nvim_set_current_buf(bread)
go("title: All", 0)
vim.cmd("normal! cwtitel")
-- Between the two files of the renaming its link may have been dead for a moment.
found.included = diagnostics(bread, function(list) return #list == 1 and list[1].code == "unknown-key" end)

vim.lsp.stop_client(client_id)
vim.wait(5000, function() return vim.lsp.get_client_by_id(client_id) == nil end, 20)
found.ended = vim.lsp.get_client_by_id(client_id) == nil
vim.fn.writefile({ vim.fn.json_encode(found) }, settings.answer)
vim.cmd("qa!")
