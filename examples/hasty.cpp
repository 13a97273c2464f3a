// A bot in C++ without a JSON library: it asks for the legal actions alone, and takes the first of the kind it likes.
// Try: c++ -O2 -std=c++17 -o hasty examples/hasty.cpp && tikal arena run cmd:./hasty random
#include <iostream>
#include <string>
#include <vector>

// The number behind "key": in a line, or -1.
static long number(const std::string& line, const std::string& key) {
    auto at = line.find("\"" + key + "\":");
    return at == std::string::npos ? -1 : std::stol(line.substr(at + key.size() + 3));
}

// The texts behind "key":[ in a line. Texts of actions have no quotes or backslashes in them.
static std::vector<std::string> texts(const std::string& line, const std::string& key) {
    std::vector<std::string> found;
    auto at = line.find("\"" + key + "\":[");
    if (at == std::string::npos) return found;
    auto end = line.find(']', at);
    at = line.find('"', at + key.size() + 3);
    while (at != std::string::npos && at < end) {
        auto close = line.find('"', at + 1);
        found.push_back(line.substr(at + 1, close - at - 1));
        at = line.find('"', close + 1);
    }
    return found;
}

static bool is(const std::string& line, const std::string& type) {
    return line.find("\"type\":\"" + type + "\"") != std::string::npos;
}

int main() {
    const std::vector<std::string> liked = {"$", "^", "L:A5", "E:A5", "+L", "+E", "C@", "take", "#", "ap"};
    std::string line;
    while (std::getline(std::cin, line)) {
        if (is(line, "hello")) {
            std::cout << R"({"type":"hello","name":"hasty","wants":["legal"]})" << std::endl;
        } else if (is(line, "turn")) {
            auto legal = texts(line, "legal");
            std::string best = legal.front();
            for (const auto& text : legal)
                if (text == ".") best = text;
            for (auto kind = liked.rbegin(); kind != liked.rend(); ++kind)
                for (const auto& text : legal)
                    if (text.rfind(*kind, 0) == 0) best = text;
            std::cout << R"({"type":"play","id":)" << number(line, "id") << R"(,"actions":[")" << best << "\"]}" << std::endl;
        } else if (is(line, "quit")) {
            break;
        }
    }
}
